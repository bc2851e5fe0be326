/** Watches all that the page fetches from now on; the result tells how many loads have failed. */
export function watchFetch(): () => number {
  const { fetch } = window;
  let failures = 0;
  window.fetch = async (...request) => {
    try {
      const response = await fetch(...request);
      if (!response.ok) failures += 1;
      return response;
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
  return () => failures;
}
