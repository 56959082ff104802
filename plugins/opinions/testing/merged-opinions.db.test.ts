import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { newId } from '#core/kernel/ids.ts'
import {
  describeMergedKind,
  facilitiesOf,
  merge,
  showMerge,
  someone,
  twoFacilities,
  undoMerge,
} from '#plugins/support/testing/describe-merged-kind.ts'
import { writeOpinionAs } from './stored-opinions.ts'

const table = 'opinions_opinion'

const platform = startForTests(testPlatform)

describeMergedKind('opinions', { write: writeOpinionAs, table })

test('SP-02 moves of kinds that nobody knows, and of rows that are not among those listed, change nothing', async () => {
  const pair = await twoFacilities(platform)
  const author = await someone(platform)
  await writeOpinionAs(platform, author, pair.survivor)
  const [before] = await rowsOf<{ id: string }>(platform, 'select id from opinions_opinion where account_id = ?', [author.id])
  const id = await merge(platform, pair)
  const unknownMove = { schema: { moves: ['support.merge.moves.unknown'] } }
  await expect(undoMerge(platform, id, [{ kind: 'rubbish' }])).rejects.toMatchObject(unknownMove)
  const wholeKinds = platform.find(MergedKinds).filter(({ single }) => !single)
  for (const { kind } of wholeKinds) await expect(undoMerge(platform, id, [{ kind, ids: [newId()] }])).rejects.toMatchObject(unknownMove)
  for (const ids of [[before?.id ?? ''], [newId()], ['rubbish']])
    await expect(undoMerge(platform, id, [{ kind: 'opinions', ids }])).rejects.toMatchObject({ _tag: 'WrittenChanged' })
  expect((await showMerge(platform, id)).undone_at).toBeNull()
  expect(await facilitiesOf(platform, table, author)).toEqual([pair.survivor])
})

test('SP-02 OP-08 of undoings and opinions at once one undoing wins, and no opinion is lost or doubled', async () => {
  const pair = await twoFacilities(platform)
  const id = await merge(platform, pair)
  const first = await someone(platform)
  const others = await Promise.all(Array.from({ length: 5 }, () => someone(platform)))
  await writeOpinionAs(platform, first, pair.survivor)
  const writings = others.map((author) => writeOpinionAs(platform, author, pair.survivor))
  const undoings = Array.from({ length: 4 }, () => undoMerge(platform, id, [{ kind: 'opinions' }]))
  const [written, undone] = await Promise.all([Promise.allSettled(writings), Promise.allSettled(undoings)])
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(undone.flatMap((end) => (end.status === 'rejected' ? [end.reason._tag] : []))).toEqual(Array(3).fill('MergeUndone'))
  expect(written.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  for (const author of [first, ...others]) expect(await facilitiesOf(platform, table, author)).toHaveLength(1)
  expect(await facilitiesOf(platform, table, first)).toEqual([pair.merged])
})
