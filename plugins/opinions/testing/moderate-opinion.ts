import { run } from '#adapters/memory/run.ts'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { system, type User } from '#core/access/actor.ts'
import type { ModerationAct } from '#core/moderation/reportable.ts'
import { ReportedOpinions } from '../services/reported-opinions.ts'

/** Support's decision about a reported opinion, as it is now. */
export const moderateOpinion = async (platform: TestPlatform, support: User, id: string, act: ModerationAct) => {
  const things = platform.find(ReportedOpinions)
  const revision = (await run(things.find(system, id)))?.revision ?? ''
  const why = act === 'restore' ? { reason: null, note: null, undoes: 'hidden' as const } : { reason: 'fake', note: 'Zmyślona.' }
  return run(things.act(support, { id, revision, act, ...why }))
}
