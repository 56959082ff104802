import { Effect } from 'effect'
import { system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { languages } from '#core/kernel/language.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { demoDescriptions } from '../demo/descriptions.ts'
import { CmsCities } from '../domain/cities.port.ts'
import { DescriptionRepository } from '../domain/descriptions.port.ts'
import { SaveDescription } from '../services/save-description.ts'

/** Writes the demo's descriptions of cities, where there are none yet. */
export const SeedCmsDemo = define(
  'cms/SeedDemo',
  { cities: CmsCities, repository: DescriptionRepository, save: SaveDescription, transaction: Transaction },
  ({ cities, repository, save, transaction }): Seed =>
    Effect.fn('cms.seed-demo')(function* () {
      const all = yield* cities.all()
      for (const { voivodeship, slug, texts } of demoDescriptions) {
        const city = all.find((one) => one.voivodeship === voivodeship && one.slug === slug)
        if (city === undefined) continue
        for (const lang of languages) {
          if ((yield* repository.ofCity(city.id, lang)) !== null) continue
          yield* Effect.orDie(save(system, { city, lang, before: null, texts: texts[lang], version: undefined }))
        }
      }
    }, transaction),
)
