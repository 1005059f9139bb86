/**
 * Invisible characters that control or hide text: directions, tags (U+E0000 to U+E007F), variation selectors,
 * fillers. Joiners and modifiers of emoji and of some scripts are not included. The one definition for all
 * external text.
 */
export const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u180b-\u180f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
