const { join } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const { inlineMessages, messagesIn } = requireTypeScript('./inline.ts', __filename);
const FOLDER = join(__dirname, '../../messages/en');

/** Puts messages into the scripts of browsers: see docs/decisions/messages.md. */
module.exports = function load(source) {
  // What the bundler keeps from an earlier build is old when any of these changes.
  for (const file of ['compile.ts', 'inline.ts']) this.addDependency(join(__dirname, file));
  const messagesOf = messagesIn(FOLDER);
  return inlineMessages(this.resourcePath, source, (capability) => {
    this.addDependency(join(FOLDER, `${capability}.json`));
    return messagesOf(capability);
  });
};
