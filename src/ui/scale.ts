/** How much larger the page is drawn than its lengths say, which a large screen asks for. */
export const pageScale = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
