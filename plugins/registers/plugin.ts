import { define } from '#core/kernel/define.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { on } from '#core/plugin/reactions.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { importCommands } from './commands/import-commands.ts'
import { BatchRolledBack, EditionImported, SuccessorDismissed } from './contract/events.ts'
import { sourcesTag } from './contract/sources-tag.ts'
import { registersEndpoints } from './endpoints.ts'
import { registersMails, registersNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { registers } from './migrations/20261121090400-registers.ts'
import { registersSuccessors } from './migrations/20261216100000-registers-successors.ts'
import { makeBatches, makeSourceStatistics } from './persistence/batches.repository.ts'
import { makeNewInRegister } from './persistence/new-in-register.query.ts'
import { makeDuplicateCandidates, makeSuccessors, successorsOfFacility } from './persistence/successors.repository.ts'
import { BatchTable } from './persistence/tables.ts'
import { RefreshStatistics } from './reactions/refresh-statistics-when-an-edition-is-imported.ts'
import { SeedDemo } from './use-cases/seed-demo.ts'
import { SeedScale } from './use-cases/seed-scale.ts'

const RegistersSitemap = define('registers/Sitemap', {}, () => staticPages('/zrodla-danych'))

/** Imports official registers, edition by edition; each value keeps its source and date. */
export const plugin = definePlugin({
  name: 'registers',
  dependsOn: ['places', 'tags'],
  migrations: [registers, registersSuccessors],
  tables: [BatchTable],
  providers: [makeBatches, makeDuplicateCandidates, makeSuccessors, makeSourceStatistics, makeNewInRegister],
  cacheInvalidations: [
    cacheInvalidation(EditionImported, () => [sourcesTag]),
    cacheInvalidation(BatchRolledBack, () => [sourcesTag]),
    cacheInvalidation(SuccessorDismissed, ({ former }) => (former === null ? [] : [pageTags.facility(former)])),
  ],
  slotData: [successorsOfFacility],
  endpoints: registersEndpoints,
  commands: importCommands,
  reactions: [on(EditionImported, RefreshStatistics)],
  mails: registersMails,
  notifications: registersNotifications,
  sitemap: RegistersSitemap,
  demoSeed: SeedDemo,
  loadSeed: SeedScale,
  messages: { pl, ua, en },
})
