/**
 * Characters that join the next one, as ranges of a character class for the `u` flag:
 * `Joining_Type` D and L in `DerivedJoiningType.txt`, Unicode 18. After any other letter a ZWNJ is
 * invisible (Unicode 9.2, Arabic cursive joining).
 */
export const joiningForward = [
  "\\u0620\\u0626\\u0628\\u062a-\\u062e\\u0633-\\u063f\\u0641-\\u0647\\u0649\\u064a\\u066e\\u066f\\u0678-\\u0687",
  "\\u069a-\\u06bf\\u06c1\\u06c2\\u06cc\\u06ce\\u06d0\\u06d1\\u06fa-\\u06fc\\u06ff\\u0712-\\u0714\\u071a-\\u071d",
  "\\u071f-\\u0727\\u0729\\u072b\\u072d\\u072e\\u074e-\\u0758\\u075c-\\u076a\\u076d-\\u0770\\u0772\\u0775-\\u0777",
  "\\u077a-\\u077f\\u07ca-\\u07ea\\u0841-\\u0845\\u0848\\u084a-\\u0853\\u0855\\u0860\\u0862-\\u0865\\u0868\\u0886",
  "\\u0889-\\u088d\\u088f\\u08a0-\\u08a9\\u08af\\u08b0\\u08b3-\\u08b8\\u08ba-\\u08c8\\u1807\\u1820-\\u1878\\u1887-\\u18a8",
  "\\u18aa\\ua840-\\ua872\\u{10ac0}-\\u{10ac4}\\u{10acd}\\u{10ad3}-\\u{10adc}\\u{10ade}-\\u{10ae0}\\u{10aeb}-\\u{10aee}",
  "\\u{10b80}\\u{10b82}\\u{10b86}-\\u{10b88}\\u{10b8a}\\u{10b8b}\\u{10b8d}\\u{10b90}\\u{10bad}\\u{10bae}",
  "\\u{10d00}-\\u{10d21}\\u{10d23}\\u{10ec3}\\u{10ec4}\\u{10ec6}\\u{10ec7}\\u{10ed9}-\\u{10eee}\\u{10f30}-\\u{10f32}",
  "\\u{10f34}-\\u{10f44}\\u{10f51}-\\u{10f53}\\u{10f70}-\\u{10f73}\\u{10f76}-\\u{10f81}\\u{10fb0}\\u{10fb2}\\u{10fb3}",
  "\\u{10fb8}\\u{10fbb}\\u{10fbc}\\u{10fbe}\\u{10fbf}\\u{10fc1}\\u{10fc4}\\u{10fca}\\u{10fcb}\\u{1e900}-\\u{1e943}",
].join("");
