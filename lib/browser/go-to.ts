/** Goes to a place on the page: it is scrolled to, and the next press of Tab goes on from there. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
