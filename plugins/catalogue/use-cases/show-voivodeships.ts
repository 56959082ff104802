import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Category } from '#core/facilities/category.ts'
import { define } from '#core/kernel/define.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { Translator } from '#core/ports/translator.ts'
import type { VoivodeshipView } from '../contract/regions.ts'
import { Catalogue } from '../domain/catalogue.port.ts'

/**
 * Lists all sixteen voivodeships A to Z by their Polish names, with counts and the five largest cities; without
 * `category` for both categories.
 */
export const ShowVoivodeships = define(
  'catalogue/ShowVoivodeships',
  { catalogue: Catalogue, translator: Translator },
  ({ catalogue, translator }) =>
    Effect.fn('catalogue.show-voivodeships')(function* (_: Actor, { category }: { readonly category?: Category | undefined }) {
      const counts = new Map((yield* catalogue.voivodeships(category ?? null)).map((row) => [row.slug, row]))
      const t = translator.for('pl')
      return voivodeshipSlugs
        .map(
          (slug): VoivodeshipView => ({
            slug,
            name: t(voivodeshipKey(slug)),
            count: counts.get(slug)?.count ?? 0,
            cities: counts.get(slug)?.cities ?? [],
          }),
        )
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pl'))
    }),
)
