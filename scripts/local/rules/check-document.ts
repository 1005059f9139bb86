import type { Fields, Value } from '@/scripts/local/firestore/wire.schema';
import {
  AHEAD_MINUTES,
  COLLECTIONS,
  DAY_AHEAD_MINUTES,
  DELETED_ACCOUNTS,
  type DocumentRule,
  ENTRY_TEXT,
  EXTRA,
  FIRST_DAY,
  type FieldRule,
  PROFILE_LIKE,
  PROVIDER,
  VALUES,
} from '@/scripts/local/rules/documents';

const MINUTE = 60_000;

/** Whether the path is the caller's own document, or a known collection or document below it. */
export function isOwn(path: string, uid: string): boolean {
  const [first, owner, collection, id, ...rest] = path.split('/');
  if (first === DELETED_ACCOUNTS) return owner === uid && collection === undefined;
  if (first !== 'users' || owner !== uid || rest.length > 0 || id === '') return false;
  return collection === undefined || Object.hasOwn(COLLECTIONS, collection);
}

const isMark = (path: string) => path.startsWith(`${DELETED_ACCOUNTS}/`);

/** Path of the mark of a deleted account. */
export const deletedMark = (uid: string) => `${DELETED_ACCOUNTS}/${uid}`;

/** The rule of `firestore.rules` for deletions, for the gateway. */
export const allowsDelete = (path: string) => !isMark(path);

/** The writer: sign-in provider, and whether the account is deleted when the commit is done. */
type Writer = {
  provider: string;
  isDeleted: boolean;
};

/** The rule of `firestore.rules` for writes, for the gateway. @param now milliseconds since 1970 */
export function allowsWrite(
  path: string,
  before: Fields | undefined,
  after: Fields,
  now: number,
  { provider, isDeleted }: Writer,
): boolean {
  if (isMark(path))
    return before === undefined && isValid(MARK, after, now) && Object.keys(after).length === 1;
  const [, , collection, id = ''] = path.split('/');
  const rule = COLLECTIONS[collection ?? PROFILE_LIKE];
  if (!rule || isDeleted || provider !== PROVIDER) return false;
  if (collection !== undefined && !allowsId(rule, id, now)) return false;
  return isValid(rule, after, now) && !goesBack(before, after);
}

const VALUES_FORM = new RegExp(VALUES);
const ID_FORMS = new Map<string, RegExp>();
for (const { id } of Object.values(COLLECTIONS)) if (id !== undefined) ID_FORMS.set(id, new RegExp(id, 'u'));

const MARK: DocumentRule = { required: { deletedAt: { kind: 'server-time' } }, optional: {} };

function allowsId({ id: form, idIsDay }: DocumentRule, id: string, now: number): boolean {
  return idIsDay ? isBegunDay(id, now) : form !== undefined && ID_FORMS.get(form)?.test(id) === true;
}

function isValid({ required, optional }: DocumentRule, fields: Fields, now: number): boolean {
  const known: Record<string, FieldRule> = { ...optional, ...required };
  const names = Object.keys(fields);
  const extras = names.filter((name) => !Object.hasOwn(known, name));
  return (
    Object.keys(required).every((name) => names.includes(name)) &&
    Object.entries(known).every(([name, rule]) => {
      const value = fields[name];
      return value === undefined || allowsValue(rule, value, now);
    }) &&
    extras.length <= EXTRA.most &&
    extras.every((name) => name.length <= EXTRA.text && isSmall(fields[name]))
  );
}

function allowsValue(rule: FieldRule, value: Value, now: number): boolean {
  switch (rule.kind) {
    case 'text':
      return 'stringValue' in value && value.stringValue.length <= rule.most;
    case 'number': {
      const number =
        'integerValue' in value ? value.integerValue : 'doubleValue' in value && value.doubleValue;
      return number !== false && Number(number) >= rule.least && Number(number) <= rule.most;
    }
    case 'flag':
      return 'booleanValue' in value;
    case 'time':
      return 'timestampValue' in value && Date.parse(value.timestampValue) <= now + AHEAD_MINUTES * MINUTE;
    case 'server-time':
      return 'timestampValue' in value && Date.parse(value.timestampValue) === now;
    case 'numbers':
      return 'arrayValue' in value && areNumbersOrFlags(value.arrayValue.values, rule.most);
    case 'map': {
      if (!('mapValue' in value)) return false;
      const { fields } = value.mapValue;
      return (
        areNumbersOrFlags(Object.values(fields), rule.most) &&
        Object.keys(fields).join('').length <= rule.most * ENTRY_TEXT
      );
    }
    case 'times': {
      if (!('mapValue' in value)) return false;
      const moment: FieldRule = { kind: 'number', least: 0, most: now + AHEAD_MINUTES * MINUTE };
      return Object.entries(value.mapValue.fields).every(
        ([name, at]) => rule.names.includes(name) && allowsValue(moment, at, now),
      );
    }
  }
}

/** The rules' `join` accepts single values only, so a list with anything else is refused there too. */
function areNumbersOrFlags(values: Value[], most: number): boolean {
  if (values.length === 0) return true;
  const texts = values.map((value) => {
    const [kind, content] = Object.entries(value)[0] ?? [];
    return kind === 'arrayValue' || kind === 'mapValue' || kind === 'timestampValue'
      ? undefined
      : String(content);
  });
  const joined = texts.join(',');
  return (
    values.length <= most &&
    !texts.includes(undefined) &&
    texts.join('').length <= most * ENTRY_TEXT &&
    VALUES_FORM.test(joined) &&
    joined.split(',').length === values.length
  );
}

function isSmall(value: Value | undefined): boolean {
  if (value === undefined || 'stringValue' in value) return (value?.stringValue.length ?? 0) <= EXTRA.text;
  return ['integerValue', 'doubleValue', 'booleanValue', 'timestampValue', 'nullValue'].some(
    (k) => k in value,
  );
}

function goesBack(before: Fields | undefined, after: Fields): boolean {
  const [was, is] = [before?.updatedAt, after.updatedAt];
  if (was === undefined || !('timestampValue' in was)) return was !== undefined;
  return !is || !('timestampValue' in is) || is.timestampValue < was.timestampValue;
}

function isBegunDay(id: string, now: number): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(id) ? Date.parse(id) : Number.NaN;
  return id >= FIRST_DAY && day <= now + DAY_AHEAD_MINUTES * MINUTE;
}
