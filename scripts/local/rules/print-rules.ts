import {
  AHEAD_MINUTES,
  COLLECTIONS,
  DAY_AHEAD_MINUTES,
  type DocumentRule,
  ENTRY_TEXT,
  EXTRA,
  type FieldRule,
  ID_TEXT,
  PROFILE,
} from '@/scripts/local/rules/documents';

const HEAD = `rules_version = '2';

// Printed from scripts/local/rules/documents.ts by "tsx scripts/print-rules.ts"; change that, not this file.
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(uid) {
      return request.auth != null && request.auth.uid == uid;
    }

    function isText(value, most) {
      return value is string && value.size() <= most;
    }

    function isNumber(value, least, most) {
      return value is number && value >= least && value <= most;
    }

    // Clocks differ by a little; a date further ahead would win over every honest write to come.
    function isTime(value) {
      return value is timestamp && value <= request.time + duration.value(${AHEAD_MINUTES}, 'm');
    }

    // join() takes single values only: it bounds the size and refuses lists and maps within.
    function areShort(values, most) {
      return values.size() <= most && values.join('').size() <= most * ${ENTRY_TEXT};
    }

    function isList(value, most) {
      return value is list && areShort(value, most);
    }

    function isMap(value, most) {
      return value is map && areShort(value.values(), most) && areShort(value.keys(), most);
    }

    function isRecords(value, most) {
      return value is list && value.size() <= most;
    }

    // A newer app may write a few small fields that these rules do not know yet.
    function isSmall(data, names, at) {
      return names.size() <= at || (names[at].size() <= ${EXTRA.text}
        && (isText(data[names[at]], ${EXTRA.text}) || data[names[at]] is number || data[names[at]] is bool
          || data[names[at]] is timestamp || data[names[at]] == null));
    }

    function hasSmallExtras(data, names) {
      return names.size() <= ${EXTRA.most}
${Array.from({ length: EXTRA.most }, (_, at) => `        && isSmall(data, names, ${at})`).join('\n')};
    }

    // The document that is written last must be the newest one.
    function movesOn() {
      return resource == null || !('updatedAt' in resource.data)
        || request.resource.data.updatedAt >= resource.data.updatedAt;
    }

    // A learner's day has begun when it has begun in the first zone on earth.
    function isBegunDay(day) {
      return day.matches('^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
        && timestamp.date(int(day[0:4]), int(day[5:7]), int(day[8:10]))
          <= request.time + duration.value(${DAY_AHEAD_MINUTES}, 'm');
    }
`;

/** The text of `firestore.rules`. */
export function printRules(): string {
  const rules = { profile: PROFILE, ...COLLECTIONS };
  const checks = Object.entries(rules).map(([name, rule]) => printCheck(name, rule));
  const matches = Object.entries(COLLECTIONS).map(([name, rule]) => printMatch(name, rule));
  return `${[HEAD, ...checks, PROFILE_MATCH, ...matches].join('\n')}  }\n}\n`;
}

const PROFILE_MATCH = `    match /users/{uid} {
      allow get, delete: if isOwner(uid);
      allow create: if isOwner(uid) && isProfile(request.resource.data);
      allow update: if isOwner(uid) && isProfile(request.resource.data) && movesOn();
    }
`;

function printMatch(name: string, { idIsDay }: DocumentRule): string {
  const id = `id.size() <= ${ID_TEXT}${idIsDay ? ' && isBegunDay(id)' : ''}`;
  const check = `isOwner(uid) && ${id} && ${functionName(name)}(request.resource.data)`;
  return `    match /users/{uid}/${name}/{id} {
      allow read, delete: if isOwner(uid);
      allow create: if ${check};
      allow update: if ${check} && movesOn();
    }
`;
}

const functionName = (name: string) => `is${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function printCheck(name: string, { required, optional }: DocumentRule): string {
  const list = (names: string[]) => `[${names.map((one) => `'${one}'`).join(', ')}]`;
  const conditions = [
    `data.keys().hasAll(${list(Object.keys(required))})`,
    ...Object.entries(required).map(([field, rule]) => printField(`data.${field}`, rule)),
    ...Object.entries(optional).map(
      ([field, rule]) => `(!('${field}' in data) || ${printField(`data.${field}`, rule)})`,
    ),
    `hasSmallExtras(data, data.keys().removeAll(${list(Object.keys({ ...required, ...optional }))}))`,
  ];
  return `    function ${functionName(name)}(data) {
      return ${conditions.join('\n        && ')};
    }
`;
}

function printField(value: string, rule: FieldRule): string {
  switch (rule.kind) {
    case 'text':
      return `isText(${value}, ${rule.most})`;
    case 'number':
      return `isNumber(${value}, ${rule.least}, ${rule.most})`;
    case 'flag':
      return `${value} is bool`;
    case 'time':
      return `isTime(${value})`;
    case 'list':
      return `isList(${value}, ${rule.most})`;
    case 'map':
      return `isMap(${value}, ${rule.most})`;
    case 'records':
      return `isRecords(${value}, ${rule.most})`;
  }
}
