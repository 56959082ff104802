import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { FileBody, ZipBody } from '#core/plugin/row-kinds.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const said = <Input, Output>(name: string, say: (input: Input) => Output) => {
  const it = token<UseCase<Input, Output>>(`row-probe/${name}`)
  return { token: it, make: () => (_: Actor, input: Input) => Effect.sync(() => say(input)) }
}

export const lines = [
  { name: '=HYPERLINK("http://zle.example")', number: -5, note: null },
  { name: 'Ala, "kot"\nżółw', number: 2, note: '+48 600' },
  { name: '-1', number: 3, note: '@ktoś' },
]
type Form = { readonly name: string; readonly tag?: string | readonly string[] | undefined }
type Files = { readonly title: string; readonly file: FileBody | readonly FileBody[] }

export const Lines = said('Lines', (_: object) => lines)
export const Packed = said(
  'Packed',
  (_: object): ZipBody => [
    { path: 'a.txt', bytes: utf8('Żółw') },
    { path: 'b/c.json', bytes: utf8('{}') },
  ],
)
export const Calendar = said('Calendar', (_: object) => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
export const Markup = said('Markup', (_: object) => '<a>Ż</a>')
export const File = said('File', ({ mime }: { mime: string }): FileBody => ({ name: 'zdjęcie "1".png', mime, bytes: utf8('bytes') }))
export const Move = said('Move', ({ to }: { to: string }) => ({ to }))
export const FillIn = said('FillIn', ({ name, tag }: Form) => ({ name, tags: [tag ?? []].flat() }))
export const Upload = said('Upload', ({ title, file }: Files) => ({
  title,
  files: [file].flat().map(({ name, mime, bytes }) => ({ name, mime, size: bytes.length, begins: bytes[0] ?? null })),
}))
export const Bytes = said('Bytes', ({ body }: { body: Uint8Array }) => ({ size: body.length }))
export const Refresh = said('Refresh', ({ refresh_token }: { refresh_token: string | null }) => ({ had: refresh_token }))
export const Forget = said('Forget', (_: { id: string }): void => undefined)
export const Spell = said('Spell', ({ word }: { word: string }) => ({ word }))

/** What a change row writes: one more line each time it is done. */
export const Note = token<UseCase<{ text: string }, { id: number; text: string }>>('row-probe/Note')
export const makeNote =
  ({ db }: { readonly db: Db }) =>
  (_: Actor, { text }: { readonly text: string }) =>
    Effect.gen(function* () {
      const [row] = yield* db.rows<{ id: number }>('insert into row_probe_note (text) values (?) returning id', [text])
      // Long enough for a second request to come meanwhile.
      yield* db.rows('select pg_sleep(0.2)')
      if (text === 'pęknij') return yield* Effect.die(new Error('made to break'))
      return { id: row?.id ?? 0, text }
    })

interface Edited {
  readonly text: string
  readonly version: number
}

/** Changes the one thing there is, if it still has the version that was edited. */
export const Edit = token<UseCase<Edited, Edited, VersionConflict>>('row-probe/Edit')
export const makeEdit = ({ db }: { readonly db: Db }) =>
  Effect.fn('row-probe.edit')(function* (_: Actor, { text, version }: Edited) {
    const [row] = yield* db.rows<Edited>(
      'update row_probe_thing set text = ?, version = version + 1 where version = ? returning text, version',
      [text, version],
    )
    return row ?? (yield* new VersionConflict())
  })

/** The one thing there is. */
export const Show = token<UseCase<Readonly<Record<string, never>>, Edited>>('row-probe/Show')
export const makeShow = ({ db }: { readonly db: Db }) =>
  Effect.fn('row-probe.show')(function* (_: Actor, _nothing: object) {
    const [row] = yield* db.rows<Edited>('select text, version from row_probe_thing')
    return row ?? { text: '', version: 0 }
  })
