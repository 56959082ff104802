import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { cmsApi } from '../contract/api.ts'
import { DescriptionVersionNotFound } from '../contract/errors.ts'
import { textsOf } from '../domain/description.ts'
import { DescriptionRepository } from '../domain/descriptions.port.ts'
import { FindCmsCity, ViewDescription } from '../services/descriptions.ts'
import { SaveDescription as Save } from '../services/save-description.ts'

/** Shows the description of a city in one language. */
export const ShowDescription = handler(
  cmsApi.showDescription,
  { findCity: FindCmsCity, repository: DescriptionRepository, view: ViewDescription },
  ({ findCity, repository, view }) =>
    Effect.fn('cms.show-description')(function* (_, { city_id, lang }) {
      const city = yield* findCity(city_id)
      return yield* view(city, lang, yield* repository.ofCity(city_id, lang))
    }),
)

/** Saves the description of a city in one language. */
export const SaveDescription = handler(
  cmsApi.saveDescription,
  { findCity: FindCmsCity, repository: DescriptionRepository, save: Save, view: ViewDescription, transaction: Transaction },
  ({ findCity, repository, save, view, transaction }) =>
    Effect.fn('cms.save-description')(function* (actor, { city_id, lang, version, ...texts }) {
      const city = yield* findCity(city_id)
      const before = yield* repository.lockOfCity(city_id, lang)
      return yield* view(city, lang, yield* save(actor, { city, lang, before, texts, version }))
    }, transaction),
)

/** Lists what was saved of a description with who saved it, the newest first. */
export const ListDescriptionVersions = handler(
  cmsApi.listDescriptionVersions,
  { findCity: FindCmsCity, repository: DescriptionRepository, accounts: Accounts },
  ({ findCity, repository, accounts }) =>
    Effect.fn('cms.list-versions')(function* (_, { city_id, lang, ...requested }) {
      yield* findCity(city_id)
      const paging = pagingOf(requested)
      const description = yield* repository.ofCity(city_id, lang)
      if (description === null) return pageOf([], { total: 0, ...paging })
      const { items, total } = yield* repository.versionsOf(description.id, paging)
      const authors = yield* accounts.byIds([...new Set(items.flatMap(({ saved_by }) => saved_by ?? []))])
      const names = new Map(authors.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
      const versions = items.map(({ number, saved_at, saved_by, ...version }) => ({
        number,
        ...textsOf(version),
        saved_at,
        saved_by: names.get(saved_by ?? '') ?? null,
      }))
      return pageOf(versions, { total, ...paging })
    }),
)

/** Saves the texts of an earlier version as a new version. */
export const RestoreDescription = handler(
  cmsApi.restoreDescription,
  { findCity: FindCmsCity, repository: DescriptionRepository, save: Save, view: ViewDescription, transaction: Transaction },
  ({ findCity, repository, save, view, transaction }) =>
    Effect.fn('cms.restore-description')(function* (actor, { city_id, lang, number, version }) {
      const city = yield* findCity(city_id)
      const before = yield* repository.lockOfCity(city_id, lang)
      const texts = before && (yield* repository.version(before.id, number))
      if (!texts) return yield* new DescriptionVersionNotFound()
      return yield* view(city, lang, yield* save(actor, { city, lang, before, texts, version, restored: number }))
    }, transaction),
)
