import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { samplePluginApi } from '../contract/api.ts'
import { noteLimits, SamplePluginFull, SamplePluginNoteNotFound } from '../contract/note.ts'
import { Notes, newNote, viewNote } from '../domain/notes.port.ts'

/** Lists the notes of the user. */
export const ListNotes = handler(samplePluginApi.listNotes, { notes: Notes }, ({ notes }) =>
  Effect.fn('sample-plugin.list')(function* (user) {
    return { notes: (yield* notes.ofAccount(user.id)).map(viewNote) }
  }),
)

/** Adds a note, under the lock of the account, so that it has no more than it may and is not deleted meanwhile. */
export const AddNote = handler(
  samplePluginApi.addNote,
  { notes: Notes, holdAccount: HoldAccount, clock: Clock, transaction: Transaction },
  ({ notes, holdAccount, clock, transaction }) =>
    Effect.fn('sample-plugin.add')(function* (user, content) {
      yield* holdAccount(user.id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
      if ((yield* notes.countOf(user.id)) >= noteLimits.notes) return yield* new SamplePluginFull({ values: { max: noteLimits.notes } })
      const note = newNote(user.id, content, clock.now())
      yield* notes.add(note)
      return viewNote(note)
    }, transaction),
)

/** Changes a note of the user; a version that is not the newest is refused. */
export const ChangeNote = handler(samplePluginApi.changeNote, { notes: Notes, transaction: Transaction }, ({ notes, transaction }) =>
  Effect.fn('sample-plugin.change')(function* (user, { id, version, title, text }) {
    const note = yield* notes.lock(id)
    if (note?.account_id !== user.id) return yield* new SamplePluginNoteNotFound()
    if (version !== undefined && version !== note.version) return yield* new VersionConflict()
    const changed = { ...note, title: title ?? note.title, text: text ?? note.text, version: note.version + 1 }
    yield* notes.save(changed)
    return viewNote(changed)
  }, transaction),
)

/** Removes a note of the user. */
export const RemoveNote = handler(samplePluginApi.removeNote, { notes: Notes }, ({ notes }) =>
  Effect.fn('sample-plugin.remove')(function* (user, { id }) {
    if (!(yield* notes.remove(id, user.id))) return yield* new SamplePluginNoteNotFound()
    return { removed: true as const }
  }),
)
