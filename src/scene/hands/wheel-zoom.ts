/** A wheel's notch or a trackpad's glide as a zoom factor. */
export function wheelZoom(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
  // a pinch on a trackpad arrives as a wheel with ctrl and small steps
  const strength = event.ctrlKey ? 0.01 : 0.0012;
  return Math.exp(Math.max(-300, Math.min(300, pixels)) * strength);
}
