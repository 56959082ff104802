import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPosts } from './read-demo-posts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-posts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const read = () => readPosts(pathToFileURL(`${folder}/`))
const post = (...lines: readonly string[]) => ['---', 'kind: contest', 'title: Bal', 'published: 2 days ago', ...lines].join('\n')

test('reads the posts of a folder with the files that they name', () => {
  write(
    'bal.md',
    post('closes_in_days: -3', 'tags: [winter]', 'cover: bal.svg', 'cover_alt: Maska', 'files: [plan.pdf]', '---', '', 'Tekst'),
  )
  write('bal.svg', '<svg/>')
  write('plan.pdf', '%PDF')
  write('arkusz.md', post('---', '', '![Maska](bal.svg "Bal")'))
  const [sheet, ball] = read()
  expect(sheet).toMatchObject({ slug: 'arkusz', cover: null, files: [], content: [{ type: 'figure', alt: 'Maska', caption: 'Bal' }] })
  expect(ball).toMatchObject({ slug: 'bal', kind: 'contest', published: '2 days ago', closes_in_days: -3, tags: ['winter'] })
  expect(ball?.content).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'Tekst', format: 0 }] }])
  expect([ball?.cover?.alt, ball?.cover?.readSvg()]).toEqual(['Maska', '<svg/>'])
  expect(ball?.files.map(({ name, mime, read }) => [name, mime, Buffer.from(read()).toString()])).toEqual([
    ['plan.pdf', 'application/pdf', '%PDF'],
  ])
})

test.each([
  [post('licence: mine', '---'), 'bal.md:5: licence: FIELD_INVALID'],
  [post('colour: red', '---'), 'bal.md:5: colour: FIELD_UNKNOWN'],
  [post('---').replace('2 days ago', 'lately'), 'bal.md:4: published: FIELD_INVALID'],
  ['---\nkind: news\ntitle: Bal\n---', 'bal.md:1: published: FIELD_REQUIRED'],
  [post('cover: maska.svg', 'cover_alt: Maska', '---'), 'bal.md:5: there is no maska.svg'],
  [post('cover: bal.svg', '---'), 'bal.md:5: nothing says what bal.svg shows'],
  [post('files: [bal.svg]', '---'), 'bal.md:5: bal.svg is neither a PDF nor of Word or Excel'],
  [post('---', '', '![Maska](bal.md)'), 'bal.md:7: bal.md is no drawing'],
])('says where %j is wrong', (text, message) => {
  write('bal.md', text)
  write('bal.svg', '<svg/>')
  expect(read).toThrow(message)
})
