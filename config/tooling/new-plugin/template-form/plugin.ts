import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { samplePluginApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { samplePlugin } from './migrations/00000000000000-sample-plugin.ts'
import { makeNotes, NoteTable } from './persistence/notes.repository.ts'
import { AddNote, ChangeNote, ListNotes, RemoveNote } from './use-cases/notes.ts'

/** Notes that a user writes in the own account. */
export const plugin = definePlugin({
  name: 'sample-plugin',
  dependsOn: ['accounts'],
  migrations: [samplePlugin],
  tables: [NoteTable],
  providers: [makeNotes],
  endpoints: implement(samplePluginApi, [ListNotes, AddNote, ChangeNote, RemoveNote]),
  personalData: [
    {
      table: 'sample_plugin_note',
      subject: { accounts: ['account_id'] },
      export: {
        as: 'sample-plugin',
        explanation: 'sample-plugin.personal',
        columns: { title: 'title', text: 'text', written_at: 'written' },
      },
      erasure: 'delete',
      retention: { forever: 'until it is removed or the account is deleted' },
    },
  ],
  messages: { pl, ua, en },
})
