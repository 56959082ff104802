import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { samplePluginApi } from '../../contract/api.ts'
import type { NoteView } from '../../contract/note.ts'
import { AddForm, ChangeForm } from './NoteForm.tsx'
import css from './notes.module.css'

export const queries: PageQueries = () => [query(samplePluginApi.listNotes)]

/** Page with the user's notes and the form for a new one. */
export const Page = () => {
  const t = useT()
  const { notes } = useQuery(samplePluginApi.listNotes).data
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('sample-plugin.title')}</h1>
      <p className={css['quiet']}>{t('sample-plugin.lead')}</p>
      {notes.length === 0 && <EmptyList title={t('sample-plugin.none')} subtitle={t('sample-plugin.none.text')} />}
      <ul className={css['list']}>
        {notes.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
      </ul>
      <section className={css['box']} aria-labelledby="nowa-notatka">
        <h2 id="nowa-notatka">{t('sample-plugin.new')}</h2>
        <AddForm key={notes.length} />
      </section>
    </div>
  )
}

/** Note with the ways to change and to remove it, which can be undone. */
const NoteCard = ({ note }: { readonly note: NoteView }) => {
  const t = useT()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const { id, title, text, written_at, version } = note
  const again = useMutation(samplePluginApi.addNote, { invalidates: [samplePluginApi.listNotes] })
  const remove = useMutation(samplePluginApi.removeNote, {
    invalidates: [samplePluginApi.listNotes],
    acceptedErrors: ['error/sample-plugin-note-not-found'],
    onSuccess: () =>
      showToast({
        kind: 'success',
        text: t('sample-plugin.removed', { title }),
        action: { label: t('sample-plugin.undo'), onClick: () => again.mutate({ title, text }) },
      }),
  })
  return (
    <Card as="li">
      <div className={css['card']}>
        <h2 className={css['title']}>{title}</h2>
        {editing ? (
          <ChangeForm key={version} note={note} onDone={() => setEditing(false)} />
        ) : (
          <>
            <p className={css['text']}>{text}</p>
            <p className={css['quiet']}>{factMoment(written_at, language)}</p>
            <p className={css['buttons']}>
              <Button small aria-label={`${t('sample-plugin.change')}: ${title}`} onClick={() => setEditing(true)}>
                {t('sample-plugin.change')}
              </Button>
              <Button
                small
                aria-disabled={remove.isPending}
                aria-label={`${t('sample-plugin.remove')}: ${title}`}
                onClick={() => remove.mutate({ id })}
              >
                {t('sample-plugin.remove')}
              </Button>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
