import { ConflictChoices } from '#web/app-kit/forms/ConflictChoices.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SaveStatus } from '#web/ui/forms/SaveStatus.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'
import { statusOf, stillForm } from '../still-form.ts'

const rejected = {
  state: 'error',
  errors: { name: 'FIELD_REQUIRED', email: 'error/validation' },
  message: 'error/validation',
} as const
const states = ['idle', 'pending', 'success', 'error'] as const
/** When the samples were saved: a fixed time, since a picture of the gallery must not change by the minute. */
const savedAt = Date.UTC(2026, 8, 1, 8, 15)
const ignore = () => undefined
const choices = { keepMine: ignore, takeTheirs: ignore, read: ignore, put: ignore }

const Inputs = () => {
  const { label, longLabel } = useSamples()
  return (
    <>
      <Field name="name" label={label} autoComplete="off" max={60} />
      <Field name="email" label={longLabel} type="email" autoComplete="off" max={120} />
    </>
  )
}

/** Whole forms: as they are filled, sent and rejected. */
export const Forms = () => {
  const { action, label, longLabel, facility, sentence } = useSamples()
  const labels = { name: label, email: longLabel }
  return (
    <>
      <Specimen of="ui/fields/PostForm.tsx" note="Posted to a page; works without a script.">
        <State name="normal">
          <FormContext value={statusOf('posted')}>
            <PostForm labels={labels} send={action}>
              <Inputs />
            </PostForm>
          </FormContext>
        </State>
        <State name="rejected: summary with links, and errors at the fields">
          <FormContext value={statusOf('posted-rejected', rejected)}>
            <PostForm labels={labels} send={action}>
              <Inputs />
            </PostForm>
          </FormContext>
        </State>
      </Specimen>
      <Specimen of="ui/forms/Form.tsx" note="With the form helper: checked in the browser, sent by a script.">
        <State name="sending">
          <Form of={stillForm(statusOf('sending', { state: 'pending' }))} labels={labels}>
            <Inputs />
            <SubmitRow send={action} />
          </Form>
        </State>
        <State name="lost connection">
          <Form of={stillForm(statusOf('lost', { state: 'error', message: 'form.connection' }))} labels={labels}>
            <Inputs />
            <SubmitRow send={action} look="outline" />
          </Form>
        </State>
      </Specimen>
      <Specimen of="ui/fields/FormError.tsx">
        <State name="message alone">
          <FormContext value={statusOf('summary', { message: 'error/too-many-requests' })}>
            <FormError labels={labels} />
          </FormContext>
        </State>
      </Specimen>
      <Specimen of="ui/forms/SubmitRow.tsx">
        <State name="with something beside">
          <SubmitRow send={action}>
            <Button look="quiet">{label}</Button>
          </SubmitRow>
        </State>
        <State name="wide">
          <SubmitRow send={action} wide />
        </State>
      </Specimen>
      <Specimen of="ui/forms/SaveStatus.tsx" note="Of forms that save each change.">
        {states.map((state) => (
          <State key={state} name={state}>
            <FormContext value={statusOf(`save-${state}`, { state, savedAt: state === 'success' ? savedAt : null })}>
              <SaveStatus />
            </FormContext>
          </State>
        ))}
      </Specimen>
      <Specimen of="app-kit/forms/ConflictChoices.tsx" note="Two people changed the same field.">
        <State name="short and long value">
          <ConflictChoices
            labels={labels}
            conflicts={[
              { name: 'name', mine: '', theirs: facility, ...choices },
              { name: 'email', mine: `${sentence} ${facility}`, theirs: sentence, ...choices },
            ]}
            origin={{ of: 'record', saved: { at: new Date(savedAt).toISOString(), by: 'Anna K.' } }}
          />
        </State>
      </Specimen>
    </>
  )
}
