import groups from '@/engine/data/alias-groups.json' with { type: 'json' };

/**
 * Groups of words and phrases with the same meaning, as people type them. Any of them finds all of them. Narrower and
 * broader words do not belong here: they are aliases of topics.
 */
export const ALIAS_GROUPS: readonly (readonly string[])[] = groups;
