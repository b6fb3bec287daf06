/** Has the browser keep the table for use without a network, once the page has all it needs. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () =>
    // A browser that does not let us still plays.
    void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}
