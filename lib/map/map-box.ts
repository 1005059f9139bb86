/** Size of the box of a topic in a drawn map, in pixels. The layout leaves room for it. */
export const MAP_BOX = { width: 176, height: 56 };
