import { define } from '#core/kernel/define.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { NoInput } from '#core/plugin/route.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { samplePluginApi } from './contract/api.ts'
import { NewNote } from './contract/note.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { samplePlugin } from './migrations/00000000000000-sample-plugin.ts'
import { makeNotes, NoteTable } from './persistence/notes.repository.ts'
import { AddNote, ListNotes } from './use-cases/notes.ts'

const PageAddresses = define('sample-plugin/PageAddresses', {}, () => staticPages('/sample-plugin'))

/** Notes written by the operator and visible to everyone. */
export const plugin = definePlugin({
  name: 'sample-plugin',
  dependsOn: [],
  migrations: [samplePlugin],
  tables: [NoteTable],
  providers: [makeNotes],
  endpoints: implement(samplePluginApi, [ListNotes]),
  commands: [
    command('sample-plugin add <text>', {
      description: 'Write a note',
      input: NewNote,
      handler: AddNote,
      format: ({ id }) => `Written: ${id}`,
    }),
    command('sample-plugin list', {
      description: 'List the notes, the newest first',
      input: NoInput,
      handler: ListNotes,
      format: (notes) => notes.map(({ written_at, text }) => `${written_at}  ${text}`).join('\n') || 'No note yet.',
    }),
  ],
  sitemap: PageAddresses,
  messages: { pl, ua, en },
})
