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

const HEAD = `rules_version = '2';

// Printed from the schemas of learners' documents by "tsx scripts/print-rules.ts"; change those, not this file.
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(uid) {
      return request.auth != null && request.auth.uid == uid;
    }

    // Somebody who signed in as the site offers it, to an account that was not deleted, also not by this commit.
    function mayWrite(uid) {
      return isOwner(uid) && request.auth.token.firebase.sign_in_provider == '${PROVIDER}'
        && !existsAfter(/databases/$(database)/documents/${DELETED_ACCOUNTS}/$(uid));
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

    function isServerTime(value) {
      return value == request.time;
    }

    function isMoment(value) {
      return isNumber(value, 0, request.time.toMillis() + ${AHEAD_MINUTES * 60_000});
    }

    // join() takes single values only: it bounds the size and refuses lists and maps within.
    function areShort(values, most) {
      return values.size() <= most && values.join('').size() <= most * ${ENTRY_TEXT};
    }

    // Without the count, one text of many numbers would pass as one of the values.
    function areNumbersOrFlags(values, most) {
      return values.size() == 0 || (areShort(values, most) && values.join(',').matches('${VALUES}')
        && values.join(',').split(',').size() == values.size());
    }

    function isNumbers(value, most) {
      return value is list && areNumbersOrFlags(value, most);
    }

    function isMap(value, most) {
      return value is map && areNumbersOrFlags(value.values(), most) && areShort(value.keys(), most);
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
      return day.matches('^[0-9]{4}-[0-9]{2}-[0-9]{2}$') && day >= '${FIRST_DAY}'
        && timestamp.date(int(day[0:4]), int(day[5:7]), int(day[8:10]))
          <= request.time + duration.value(${DAY_AHEAD_MINUTES}, 'm');
    }
`;

/** Generates `firestore.rules`. */
export function printRules(): string {
  const checks = Object.entries(COLLECTIONS).map(([name, rule]) => printCheck(name, rule));
  const matches = Object.entries(COLLECTIONS).map(([name, rule]) => printMatch(name, rule));
  return `${[HEAD, ...checks, FIXED_MATCHES, ...matches].join('\n')}  }\n}\n`;
}

const functionName = (name: string) => `is${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const FIXED_MATCHES = `    match /users/{uid} {
      allow get, delete: if isOwner(uid);
      allow create: if mayWrite(uid) && ${functionName(PROFILE_LIKE)}(request.resource.data);
      allow update: if mayWrite(uid) && ${functionName(PROFILE_LIKE)}(request.resource.data) && movesOn();
    }

    // Once an account is marked as deleted nothing below users/{uid} can be written, and nobody takes the mark back.
    match /${DELETED_ACCOUNTS}/{uid} {
      allow get: if isOwner(uid);
      allow create: if isOwner(uid) && request.resource.data.keys().hasOnly(['deletedAt'])
        && isServerTime(request.resource.data.deletedAt);
    }
`;

function printMatch(name: string, { id, idIsDay }: DocumentRule): string {
  const form = idIsDay ? 'isBegunDay(id)' : `id.matches('${id}')`;
  const check = `mayWrite(uid) && ${form} && ${functionName(name)}(request.resource.data)`;
  return `    match /users/{uid}/${name}/{id} {
      allow read, delete: if isOwner(uid);
      allow create: if ${check};
      allow update: if ${check} && movesOn();
    }
`;
}

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
    case 'server-time':
      return `isServerTime(${value})`;
    case 'numbers':
      return `isNumbers(${value}, ${rule.most})`;
    case 'map':
      return `isMap(${value}, ${rule.most})`;
    case 'times':
      return `(${value} is map && ${value}.keys().hasOnly([${rule.names.map((one) => `'${one}'`).join(', ')}])
          && ${rule.names.map((one) => `(!('${one}' in ${value}) || isMoment(${value}.${one}))`).join(' && ')})`;
  }
}
