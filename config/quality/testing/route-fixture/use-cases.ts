import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { FileBody, ZipBody } from '#core/plugin/body-types.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const fixtureUseCase = <Input, Output>(name: string, respond: (input: Input) => Output) =>
  define(`route-fixture/${name}`, {}, (): UseCase<Input, Output> => (_, input) => Effect.sync(() => respond(input)))

export const lines = [
  { name: '=HYPERLINK("http://zle.example")', number: -5, note: null },
  { name: 'Ala, "kot"\nżółw', number: 2, note: '+48 600' },
  { name: '-1', number: 3, note: '@ktoś' },
]
type Form = { readonly name: string; readonly tag?: string | readonly string[] | undefined }
type Files = { readonly title: string; readonly file: FileBody | readonly FileBody[] }

export const Lines = fixtureUseCase('Lines', (_: object) => lines)
export const Packed = fixtureUseCase(
  'Packed',
  (_: object): ZipBody => [
    { path: 'a.txt', bytes: utf8('Żółw') },
    { path: 'b/c.json', bytes: utf8('{}') },
  ],
)
export const Calendar = fixtureUseCase('Calendar', (_: object) => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
export const Markup = fixtureUseCase('Markup', (_: object) => '<a>Ż</a>')
export const File = fixtureUseCase(
  'File',
  ({ mime }: { mime: string }): FileBody => ({ name: 'zdjęcie "1".png', mime, bytes: utf8('bytes') }),
)
export const Move = fixtureUseCase('Move', ({ to }: { to: string }) => ({ to }))
export const FillIn = fixtureUseCase('FillIn', ({ name, tag }: Form) => ({ name, tags: [tag ?? []].flat() }))
export const Upload = fixtureUseCase('Upload', ({ title, file }: Files) => ({
  title,
  files: [file].flat().map(({ name, mime, bytes }) => ({ name, mime, size: bytes.length, begins: bytes[0] ?? null })),
}))
export const Bytes = fixtureUseCase('Bytes', ({ body }: { body: Uint8Array }) => ({ size: body.length }))
export const Refresh = fixtureUseCase('Refresh', ({ refresh_token }: { refresh_token: string | null }) => ({ had: refresh_token }))
export const Forget = fixtureUseCase('Forget', (_: { id: string }): void => undefined)
export const Spell = fixtureUseCase('Spell', ({ word }: { word: string }) => ({ word }))

/** Inserts one row per execution. */
export const Note = define(
  'route-fixture/Note',
  { db: Db },
  ({ db }) =>
    (_: Actor, { text }: { readonly text: string }) =>
      Effect.gen(function* () {
        const [row] = yield* db.rows<{ id: number }>('insert into route_fixture_note (text) values (?) returning id', [text])
        // Long enough for a second request to arrive meanwhile.
        yield* db.rows('select pg_sleep(0.2)')
        if (text === 'pęknij') return yield* Effect.die(new Error('broken on purpose'))
        return { id: row?.id ?? 0, text }
      }),
)

interface ThingState {
  readonly text: string
  readonly version: number
}

/** Updates the only thing if its version is unchanged. */
export const Edit = define('route-fixture/Edit', { db: Db }, ({ db }) =>
  Effect.fn('route-fixture.edit')(function* (_: Actor, { text, version }: ThingState) {
    const [row] = yield* db.rows<ThingState>(
      'update route_fixture_thing set text = ?, version = version + 1 where version = ? returning text, version',
      [text, version],
    )
    return row ?? (yield* new VersionConflict())
  }),
)

/** Returns the only thing. */
export const Show = define('route-fixture/Show', { db: Db }, ({ db }) =>
  Effect.fn('route-fixture.show')(function* (_: Actor, _nothing: object) {
    const [row] = yield* db.rows<ThingState>('select text, version from route_fixture_thing')
    return row ?? { text: '', version: 0 }
  }),
)
