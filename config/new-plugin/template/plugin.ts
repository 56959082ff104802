import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { token } from '#core/kernel/token.ts'
import { type Addresses, fixedAddresses } from '#core/plugin/addresses.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get, NoInput } from '#core/plugin/routes.ts'
import { Clock } from '#core/ports/clock.ts'
import { NewNote, Note } from './contract/note.ts'
import { Notes } from './domain/notes.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { samplePlugin } from './migrations/00000000000000-sample-plugin.ts'
import { makeNotes } from './persistence/notes.repository.ts'
import { AddNote, makeAddNote } from './use-cases/add-note.ts'
import { ListNotes, makeListNotes } from './use-cases/list-notes.ts'

const PageAddresses = token<Addresses>('sample-plugin/PageAddresses')

/** Notes that the operator writes and everybody reads. */
export const plugin = definePlugin({
  name: 'sample-plugin',
  needs: [],
  migrations: [samplePlugin],
  wire: (provide) => {
    provide(Notes, makeNotes, { db: Db })
    provide(AddNote, makeAddNote, { notes: Notes, clock: Clock })
    provide(ListNotes, makeListNotes, { notes: Notes })
    provide(PageAddresses, () => fixedAddresses('/sample-plugin'), {})
  },
  routes: [
    get('/api/v1/sample-plugin', {
      tells: 'The newest fifty notes.',
      takes: NoInput,
      gives: Schema.Array(Note),
      does: ListNotes,
      may: 'anyone',
    }),
  ],
  commands: [
    command('sample-plugin add <text>', {
      tells: 'Write a note',
      takes: NewNote,
      does: AddNote,
      shows: ({ id }) => `Written: ${id}`,
    }),
    command('sample-plugin list', {
      tells: 'List the notes, the newest first',
      takes: NoInput,
      does: ListNotes,
      shows: (notes) => notes.map(({ written_at, text }) => `${written_at}  ${text}`).join('\n') || 'No note yet.',
    }),
  ],
  addresses: PageAddresses,
  messages: { pl, ua, en },
})
