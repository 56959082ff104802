import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { outcomesOf } from '#config/quality/testing/outcomes-of.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { type MergedPair, merge, someone, twoFacilities, undoMerge } from '#plugins/support/testing/describe-merged-kind.ts'
import { ReportedOpinions } from '../services/reported-opinions.ts'
import { AcceptOpinionById } from '../use-cases/decide-opinion.ts'
import { ChangeOpinion } from '../use-cases/write-opinion.ts'
import { aWrittenOpinion, fineText, moderateOpinion, storeFacility, writeOpinionAs } from './stored-opinions.ts'

// Several of support act on the same opinions at once, by every way there is to them; the database says who was first.

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const desk = () => aUser({ id: newId(), type: 'support' })

/** Runs all acts at once; returns the number of those that came through, and why the others were refused. */
const runAll = async (acts: readonly (() => Promise<unknown>)[]) => {
  const { answers, refusals } = await outcomesOf(acts.map((act) => act()))
  return { done: answers.length, refusals }
}

/** Stores an opinion, accepted unless it is to wait. */
const anOpinion = async (facility: string, isAccepted = true) => {
  const author = await someone(platform)
  const { id } = await writeOpinionAs(platform, author, facility)
  if (isAccepted) await platform.run(AcceptOpinionById, desk(), { id })
  return { id, author }
}

test('RP-05 OP-05 of desks that remove a text while its author replaces it, one removes the text that was read, or none, and the new one waits', async () => {
  const things = platform.find(ReportedOpinions)
  const { id: facility } = await storeFacility(platform)
  const { facility_id: _, ...changes } = aWrittenOpinion(facility, { text: `${fineText} Jedno zdanie więcej.` })
  for (let round = 0; round < 6; round++) {
    const { id, author } = await anOpinion(facility)
    const revision = (await run(things.find(system, id)))?.revision ?? ''
    const change = () => platform.run(ChangeOpinion, author, { ...changes, id })
    const why = { reason: 'fake', note: 'Zmyślona.' }
    // Of one desk and the author mostly the author is first, of twelve mostly a desk.
    const desks = Array.from({ length: round % 2 ? 1 : 12 }, () => () => run(things.act(desk(), { id, revision, act: 'remove', ...why })))
    const { done, refusals } = await runAll(round % 2 ? [change, ...desks] : [...desks, change])
    const removals = done - 1
    expect([0, 1]).toContain(removals)
    expect(refusals).toEqual(desks.length > removals ? ['SubjectChanged'] : [])
    expect(
      await rows(
        `select o.state, o.text = ? replaced, o.upheld_reports upheld, r.state review, f.rating_count ratings
           from opinions_opinion o join facility f on f.id = o.facility_id join moderation_review r on r.subject_id = o.submission_id
          where o.id = ?`,
        [changes.text, id],
      ),
    ).toEqual([{ state: 'pending', replaced: true, upheld: removals, review: 'waiting', ratings: 0 }])
  }
})

/** Ratings of the survivor and of the merged facility, as they are stored and as they follow from the accepted opinions. */
const ratings = ({ survivor, merged }: MergedPair) =>
  rows<{ stored: number; counted: number }>(
    `select f.rating_count stored, (select count(*)::int from opinions_opinion o where o.facility_id = f.id and o.state = 'accepted') counted
       from facility f where f.id in (?, ?) order by f.id = ?`,
    [survivor, merged, merged],
  )

test('SP-02 OP-08 desks accept, hide and restore opinions while another merges their facility, and undoes it: each act counts once, and each rating is that of its opinions', async () => {
  for (let round = 0; round < 3; round++) {
    const pair = await twoFacilities(platform)
    const waiting = await Promise.all(Array.from({ length: 3 }, () => anOpinion(pair.merged, false)))
    const shown = await Promise.all([pair.merged, pair.merged, pair.survivor].map((id) => anOpinion(id)))
    let merged = ''
    const mergeNow = async () => {
      merged = await merge(platform, pair)
    }
    const decisions = [
      ...waiting.map(
        ({ id }) =>
          () =>
            platform.run(AcceptOpinionById, desk(), { id }),
      ),
      ...shown.map(
        ({ id }) =>
          () =>
            moderateOpinion(platform, desk(), id, 'hide'),
      ),
    ]
    expect(await runAll(round % 2 ? [mergeNow, ...decisions] : [...decisions, mergeNow])).toEqual({ done: 7, refusals: [] })
    expect(await ratings(pair)).toEqual([
      { stored: 3, counted: 3 },
      { stored: 0, counted: 0 },
    ])
    const restored = shown.map(
      ({ id }) =>
        () =>
          moderateOpinion(platform, desk(), id, 'restore'),
    )
    expect(await runAll([() => undoMerge(platform, merged), ...restored])).toEqual({ done: 4, refusals: [] })
    expect(await ratings(pair)).toEqual([
      { stored: 1, counted: 1 },
      { stored: 5, counted: 5 },
    ])
  }
})
