import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import { insertUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { draftLimits } from '../contract/limits.ts'
import { DraftFiles } from '../services/draft-files.ts'
import { ListDrafts, ReencryptDrafts, RemoveDraft, SaveDraft, ShowDraft } from '../use-cases/drafts.ts'

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const someone = () => aUser({ id: newId() })
const key = 'publications.post:1'

test('WR-01 a draft is saved, read and removed by its account alone, and stored encrypted', async () => {
  const writer = someone()
  const other = someone()
  const saved = await platform.run(SaveDraft, writer, { key, content: '{"title":"Bal jesieni"}' })
  expect(await platform.run(ShowDraft, writer, { key })).toMatchObject({
    draft: { content: '{"title":"Bal jesieni"}', version: saved.version, saved_at: saved.saved_at },
  })
  expect([await platform.run(ShowDraft, other, { key }), await platform.run(ListDrafts, other, {})]).toEqual([
    { draft: null },
    { drafts: [] },
  ])
  await platform.run(RemoveDraft, other, { key })
  expect(await platform.run(ListDrafts, writer, {})).toEqual({ drafts: [{ key, saved_at: saved.saved_at }] })
  const [stored] = await rows<{ content: string }>('select content from drafts_draft where account_id = ?', [writer.id])
  expect(stored?.content).not.toContain('jesieni')
  expect(await run(platform.find(DraftFiles)({ accountId: writer.id, email: 'x@x.pl' })).then(([file]) => String(file?.bytes))).toBeTruthy()
  await platform.run(RemoveDraft, writer, { key })
  expect(await platform.run(ListDrafts, writer, {})).toEqual({ drafts: [] })
  expect(await failureOf(platform.find(SaveDraft)(visitor as never, { key, content: '{}' }))).toMatchObject({ _tag: 'MissingJwt' })
})

test('WR-01 a row that is copied to another account is no draft there', async () => {
  const writer = someone()
  const thief = someone()
  await platform.run(SaveDraft, writer, { key, content: '{}' })
  await rows(
    `insert into drafts_draft select gen_random_uuid(), ?, key, content, version, saved_at from drafts_draft where account_id = ? returning 1`,
    [thief.id, writer.id],
  )
  expect(await platform.run(ShowDraft, thief, { key })).toEqual({ draft: null })
})

test('WR-02 of two tabs that save at once one is told, so is one whose draft was removed and written anew', async () => {
  const user = someone()
  const save = (content: string, version?: number) =>
    platform.run(SaveDraft, user, { key, content, version }).catch((error: { _tag: string }) => error._tag)
  const both = await Promise.all([save('1'), save('2')])
  expect(both.filter((one) => one === 'VersionConflict')).toHaveLength(1)
  const { draft } = await platform.run(ShowDraft, user, { key })
  const again = await Promise.all([save('3', draft?.version), save('4', draft?.version)])
  expect(again.filter((one) => one === 'VersionConflict')).toHaveLength(1)
  await platform.run(RemoveDraft, user, { key })
  expect(await save('5', (draft?.version ?? 0) + 1)).toBe('VersionConflict')
  await save('6')
  await rows('update drafts_draft set version = version + 60 where account_id = ? returning 1', [user.id])
  expect(await save('7', (draft?.version ?? 0) + 1)).toBe('VersionConflict')
})

test('WR-03 an account has at most a hundred drafts: the oldest one is dropped, with a word, also when several are added at once', async () => {
  const user = someone()
  await rows(
    `insert into drafts_draft select gen_random_uuid(), ?, 'cms.description:' || n, 'x', 1, now() - n * interval '1 minute'
       from generate_series(1, ?) n returning 1`,
    [user.id, draftLimits.drafts],
  )
  const saved = await Promise.all(['a', 'b', 'c'].map((name) => platform.run(SaveDraft, user, { key: `new.post:${name}`, content: '{}' })))
  expect(saved.every(({ dropped }) => dropped)).toBe(true)
  const { drafts } = await platform.run(ListDrafts, user, {})
  expect([drafts.length, drafts.some((one) => one.key === 'cms.description:100')]).toEqual([draftLimits.drafts, false])
})

test('WR-03 a draft is removed a month after it was last saved', async () => {
  const user = someone()
  for (const name of ['old', 'new']) await platform.run(SaveDraft, user, { key: `new.post:${name}`, content: '{}' })
  await rows(`update drafts_draft set saved_at = now() - interval '31 days' where account_id = ? and key = 'new.post:old' returning 1`, [
    user.id,
  ])
  await platform.run(RunRetention, system, {})
  expect((await platform.run(ListDrafts, user, {})).drafts.map((one) => one.key)).toEqual(['new.post:new'])
})

test('WR-03 what is encrypted with the current key stays; what cannot be read is left alone', async () => {
  const user = someone()
  await platform.run(SaveDraft, user, { key, content: '{}' })
  await rows(`insert into drafts_draft values (gen_random_uuid(), ?, 'new.post:x', 'rubbish', 1, now()) returning 1`, [user.id])
  expect(await platform.run(ReencryptDrafts, system, {})).toEqual({ drafts: 0 })
  expect(await platform.run(ShowDraft, user, { key: 'new.post:x' })).toEqual({ draft: null })
})

test('WR-07 uploads that a draft names are stored as long as it is, and a day after it was sent or discarded; those of others are not', async () => {
  const user = someone()
  const named = newId()
  const foreign = newId()
  const unnamed = newId()
  for (const [id, accountId] of [
    [named, user.id],
    [foreign, newId()],
    [unnamed, user.id],
  ] as const)
    await rows(`${insertUpload({ id, accountId })[0]} returning 1`, insertUpload({ id, accountId })[1])
  const stored = async () =>
    (await rows<{ id: string }>('select id from uploads_upload where id in (?, ?, ?)', [named, foreign, unnamed])).map(({ id }) => id)
  const daysLater = async (days: number) => {
    await rows(`update uploads_upload set loose_since = loose_since - ? * interval '1 day' where id in (?, ?, ?) returning 1`, [
      days,
      named,
      foreign,
      unnamed,
    ])
    await rows(`update drafts_draft set saved_at = saved_at - ? * interval '1 day' where account_id = ? returning 1`, [days, user.id])
    await platform.run(RunRetention, system, {})
  }
  await platform.run(SaveDraft, user, { key, content: JSON.stringify({ changes: { files: [named, foreign, newId()] } }) })
  await daysLater(2)
  expect(await stored()).toEqual([named])
  await platform.run(RemoveDraft, user, { key })
  await daysLater(0.5)
  expect(await stored()).toEqual([named])
  await daysLater(0.6)
  expect(await stored()).toEqual([])
})

test('WR-07 uploads of a draft that nobody touches go soon after it', async () => {
  const user = someone()
  const id = newId()
  const [sql, parameters] = insertUpload({ id, accountId: user.id })
  await rows(`${sql} returning 1`, parameters)
  await platform.run(SaveDraft, user, { key, content: JSON.stringify({ changes: { files: [id] } }) })
  await rows(`update uploads_upload set loose_since = loose_since - interval '31 days' where id = ? returning 1`, [id])
  await platform.run(RunRetention, system, {})
  expect(await rows('select 1 from uploads_upload where id = ?', [id])).toEqual([])
})
