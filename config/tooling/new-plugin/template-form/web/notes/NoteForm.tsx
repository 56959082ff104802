import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { samplePluginApi } from '../../contract/api.ts'
import { type NoteView, noteLimits } from '../../contract/note.ts'
import css from './notes.module.css'

const useLabels = () => {
  const t = useT()
  return { title: t('sample-plugin.field.title'), text: t('sample-plugin.field.text') }
}

const NoteFields = ({ labels }: { readonly labels: ReturnType<typeof useLabels> }) => (
  <>
    <Field name="title" label={labels.title} autoComplete="off" max={noteLimits.title} />
    <TextArea name="text" label={labels.text} rows={4} max={noteLimits.text} />
  </>
)

/** Form that adds a note. */
export const AddForm = () => {
  const t = useT()
  const labels = useLabels()
  const form = useApiForm(samplePluginApi.addNote, { id: 'notatka', invalidates: [samplePluginApi.listNotes], toast: true })
  return (
    <ApiForm of={form} labels={labels}>
      <NoteFields labels={labels} />
      <SubmitRow send={t('sample-plugin.add')} />
    </ApiForm>
  )
}

/** Form that changes a note. */
export const ChangeForm = ({ note, onDone }: { readonly note: NoteView; readonly onDone: () => void }) => {
  const t = useT()
  const labels = useLabels()
  const { id, title, text, version } = note
  const form = useApiForm(samplePluginApi.changeNote, {
    id: `notatka-${id}`,
    input: { id },
    record: { values: { title, text }, version },
    invalidates: [samplePluginApi.listNotes],
    onSaved: onDone,
  })
  return (
    <ApiForm of={form} labels={labels}>
      <NoteFields labels={labels} />
      <SubmitRow send={t('sample-plugin.save')} />
      <p className={css['buttons']}>
        <Button small look="quiet" onClick={onDone}>
          {t('sample-plugin.cancel')}
        </Button>
      </p>
    </ApiForm>
  )
}
