/** The folder of index versions, for what serves, copies or checks them. */
export {
  indexFile,
  installVersion,
  isBuilt,
  POINTER,
  pruneVersions,
  readPointer,
  VERSION,
  WORDS_FILE,
  writePointer,
} from './format/index-folder';
export {
  CREATE_LOOKUPS,
  CREATE_TABLES,
  INDEX_FILE,
  OTHER_SUBJECT,
  SCHEMA_VERSION,
  SCOPES,
} from './format/index-schema';
