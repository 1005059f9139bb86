/**
 * Signs that nobody sees and that steer or hide text: directions, tags (U+E0000 to U+E007F), selectors of variants,
 * fillers. What joins and colours emoji and shapes letters of some scripts is no such sign. The one definition for all
 * that comes from outside.
 */
export const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u180b-\u180f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
