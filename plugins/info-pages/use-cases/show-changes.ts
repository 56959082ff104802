import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { changeAudiences } from '../contract/audiences.ts'
import { InfoPageNotFound, InfoTexts } from '../domain/info-texts.port.ts'

/** Returns the changes for one audience by day, the newest first. */
export const ShowChanges = define('info-pages/ShowChanges', { infoTexts: InfoTexts }, ({ infoTexts }) =>
  Effect.fn('info-pages.show-changes')(function* (_: Actor, input: { readonly audience: string; readonly language: Language }) {
    const audience = changeAudiences.find((one) => one === input.audience)
    if (!audience) return yield* new InfoPageNotFound()
    const days = Object.entries(infoTexts.changes[audience][input.language]).map(([on, changes]) => ({ on, changes }))
    return { audience, days }
  }),
)
