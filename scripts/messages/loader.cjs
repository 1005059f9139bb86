const { join } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const { inlineMessages, messagesIn } = requireTypeScript('./inline.ts', __filename);
const FOLDER = join(__dirname, '../../messages/en');

/** Puts messages into the scripts of browsers: see docs/decisions/messages.md. */
module.exports = function load(source) {
  const messagesOf = messagesIn(FOLDER);
  return inlineMessages(this.resourcePath, source, (capability) => {
    this.addDependency(join(FOLDER, `${capability}.json`));
    return messagesOf(capability);
  });
};
