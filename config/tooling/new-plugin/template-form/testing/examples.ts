import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { samplePluginApi } from '../contract/api.ts'
import { noteLimits } from '../contract/note.ts'

const createRecords = ({ account, createMember, rows }: ExampleContext) => {
  const insert = async (accountId: string) => {
    const id = newId()
    await rows(`insert into sample_plugin_note values (?, ?, 'Dzień otwarty', 'Zapytać o leżakowanie.', now(), 1) returning 1`, [
      id,
      accountId,
    ])
    return id
  }
  return {
    note: async () => insert((await account()).id),
    /** Creates a member with as many notes as possible. */
    full: async () => {
      const member = await createMember()
      for (let n = 0; n < noteLimits.notes; n++) await insert(member.id)
      return member
    },
  }
}

const content = { title: 'Dzień otwarty', text: 'Zapytać o leżakowanie.' }

/** Notes of the caller and of another account. */
export const examples = examplesOf(samplePluginApi, createRecords, {
  listNotes: { requests: { none: () => ({}) } },
  addNote: {
    effect: 'stored',
    requests: {
      none: () => {
        const title = newId()
        return { body: { ...content, title }, appears: ['select 1 from sample_plugin_note where title = ?', title] }
      },
    },
    errors: { SamplePluginFull: async ({ full }) => ({ as: await full(), body: content }) },
  },
  changeNote: {
    effect: 'changed',
    requests: {
      'own, foreign': async ({ note }) => {
        const id = await note()
        return {
          params: { id },
          body: { title: 'Zmieniona' },
          appears: [`select 1 from sample_plugin_note where id = ? and title = 'Zmieniona'`, id],
        }
      },
    },
    may: { foreign: '404 sample-plugin-note-not-found' },
    errors: { VersionConflict: async ({ note }) => ({ params: { id: await note() }, body: content, headers: { 'if-match': '"7"' } }) },
  },
  removeNote: {
    effect: 'removed',
    requests: {
      'own, foreign': async ({ note }) => {
        const id = await note()
        return { params: { id }, vanishes: ['select 1 from sample_plugin_note where id = ?', id] }
      },
    },
    may: { foreign: '404 sample-plugin-note-not-found' },
  },
})
