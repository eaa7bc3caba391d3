/** Reads the settings of an environment as its worker will, before anything of it is built or migrated: `node tools/check-settings.ts production`. */
import { unstable_readConfig } from 'wrangler';
import { parseSettings } from '../worker/settings.ts';

const env = process.argv[2];
if (env === undefined) throw new Error('check-settings: of which environment?');
try {
  parseSettings(unstable_readConfig({ config: 'wrangler.toml', env }).vars);
} catch (error) {
  console.error(`wrangler.toml, ${env}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
