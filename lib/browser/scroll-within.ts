/** Brings a child of a list that scrolls to its middle. Not scrollIntoView, which would scroll the page as well. */
export function scrollWithin(list: HTMLElement | null, index: number): void {
  const item = list?.children[index];
  if (list && item instanceof HTMLElement)
    list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}
