import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Clock } from '#core/ports/clock.ts'
import type { CmsCity } from '../contract/description.ts'
import { DescriptionChanged } from '../contract/events.ts'
import { type Description, type DescriptionTexts, isComplete, textsOf, versionOf } from '../domain/description.ts'
import { DescriptionRepository } from '../domain/descriptions.port.ts'

interface Saving {
  readonly city: CmsCity
  readonly lang: Language
  /** Stored description, locked; `null`: there is none. */
  readonly before: Description | null
  readonly texts: DescriptionTexts
  /** Version that the editor has read, 0 where there was none. */
  readonly version: number | undefined
  /** Version whose texts are restored. */
  readonly restored?: number
}

/** Stores the texts of a description, keeps them as a version, and tells the audit log and the pages of the city; runs in a transaction. */
export const SaveDescription = define(
  'cms/SaveDescription',
  { repository: DescriptionRepository, applyChange: ApplyChange, clock: Clock },
  ({ repository, applyChange, clock }) =>
    Effect.fn('cms.save')(function* (actor: Actor, { city, lang, before, texts, version: read, restored }: Saving) {
      const stored = before?.version ?? 0
      if (read !== undefined && read !== stored) return yield* new VersionConflict({ detail: `The newest version is ${stored}.` })
      const after: Description = {
        ...textsOf(texts),
        id: before?.id ?? newId(),
        city_id: city.id,
        voivodeship: city.voivodeship,
        city_slug: city.slug,
        lang,
        complete: isComplete(texts),
        updated_at: clock.now().toISOString(),
        version: stored + 1,
      }
      const about = { city: city.id, language: lang, version: after.version, ...(restored !== undefined && { restored }) }
      const action = restored === undefined ? 'cms.description-saved' : 'cms.description-restored'
      const events = [DescriptionChanged.of({ voivodeship: city.voivodeship, city: city.slug, language: lang })]
      const version = versionOf(after, actor.kind === 'user' ? actor.id : null)
      const store = before === null ? repository.add(after) : repository.save(after)
      return yield* applyChange(actor, { aggregate: after, audit: { action, subject: null, about }, events }, () =>
        Effect.andThen(store, repository.addVersion(version)),
      )
    }),
)
