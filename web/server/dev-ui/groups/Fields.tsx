import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FormContext, type FormStatus } from '#web/ui/fields/form-context.ts'
import { GroupedChoice } from '#web/ui/fields/GroupedChoice.tsx'
import { NumberField } from '#web/ui/fields/NumberField.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { FileField } from '#web/ui/forms/FileField.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { TextCount } from '#web/ui/forms/TextCount.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'
import { statusOf } from '../still-form.ts'

interface FieldSpecimenProps {
  readonly of: string
  readonly note?: string
  /** Value of the field that is filled; without it the state is left out. */
  readonly filled?: string
  /** Message key of its error. */
  readonly error?: string
  readonly children: ReactNode
}

const name = 'sample'

/** A field in the states that all fields have. */
const FieldSpecimen = ({ of, note, filled, error = 'FIELD_REQUIRED', children }: FieldSpecimenProps) => {
  const id = of.replace(/\W/g, '')
  const inState = (title: string, status: Partial<FormStatus>, force?: 'hover' | 'focus') => (
    <State name={title} force={force}>
      <FormContext value={statusOf(`${id}-${title}`, status)}>{children}</FormContext>
    </State>
  )
  return (
    <Specimen of={of} {...(note !== undefined && { note })}>
      {inState('empty', {})}
      {filled !== undefined && inState('filled', { values: { [name]: filled } })}
      {inState('hover', {}, 'hover')}
      {inState('focus', {}, 'focus')}
      {inState('error', { values: { [name]: filled ?? '' }, errors: { [name]: error } })}
    </Specimen>
  )
}

/** Fields of forms in all their states. */
export const Fields = () => {
  const { label, longLabel, hint, facility, longFacility, sentence, options } = useSamples()
  const choices = options.map((option, n) => ({ value: String(n), label: option }))
  const times = ['06:30', '07:00', '07:30', '08:00', '08:30', '09:00'].map((time) => ({ value: time, label: time }))
  const labelled = { name, label } as const
  return (
    <>
      <FieldSpecimen of="ui/fields/Field.tsx" filled={facility}>
        <Field {...labelled} hint={hint} autoComplete="off" max={60} />
      </FieldSpecimen>
      <Specimen
        of="ui/fields/Labelled.tsx"
        note="Around every field: label, hint and error. Most fields are required, so the others say that they are not."
      >
        <State name="not required">
          <FormContext value={statusOf('labelled-optional')}>
            <Field {...labelled} optional autoComplete="off" max={60} />
          </FormContext>
        </State>
        <State name="long label, hint and value">
          <FormContext value={statusOf('labelled-long', { values: { [name]: longFacility } })}>
            <Field name={name} label={longLabel} hint={sentence} autoComplete="off" max={200} />
          </FormContext>
        </State>
      </Specimen>
      <FieldSpecimen of="ui/fields/NumberField.tsx" filled="1450">
        <NumberField {...labelled} unit="zł" min={0} />
      </FieldSpecimen>
      <FieldSpecimen of="ui/fields/TextArea.tsx" filled={sentence}>
        <TextArea {...labelled} max={500} rows={3} />
      </FieldSpecimen>
      <FieldSpecimen of="ui/forms/CountedArea.tsx" filled={sentence}>
        <CountedArea {...labelled} min={50} max={500} rows={3} />
      </FieldSpecimen>
      <Specimen of="ui/forms/TextCount.tsx">
        <State name="too short, enough, too long">
          <TextCount count={49} min={50} max={500} />
          <TextCount count={50} min={50} max={500} />
          <TextCount count={501} min={50} max={500} />
        </State>
      </Specimen>
      <FieldSpecimen of="ui/fields/Select.tsx" filled="1">
        <Select {...labelled} options={choices} none="–" />
      </FieldSpecimen>
      <FieldSpecimen of="ui/fields/Choice.tsx" filled="1">
        <Choice name={name} legend={label} options={choices} />
      </FieldSpecimen>
      <FieldSpecimen of="ui/fields/GroupedChoice.tsx" filled="08:00">
        <GroupedChoice
          name={name}
          legend={label}
          groups={[
            { label: options[0] ?? '', options: times.slice(0, 3) },
            { label: options[1] ?? '', options: times.slice(3) },
          ]}
        />
      </FieldSpecimen>
      <FieldSpecimen of="ui/fields/Checkbox.tsx" filled="true">
        <Checkbox name={name}>
          {sentence} <a href="#fields">{facility}</a>
        </Checkbox>
      </FieldSpecimen>
      <FieldSpecimen of="ui/forms/CodeField.tsx" filled="123456" error="CODE_FIELD_INVALID">
        <CodeField {...labelled} hint={hint} />
      </FieldSpecimen>
      <FieldSpecimen of="ui/forms/PasswordField.tsx" error="PASSWORD_TOO_SHORT" note="Never shows what was posted.">
        <PasswordField {...labelled} autoComplete="new-password" />
      </FieldSpecimen>
      <FieldSpecimen of="ui/forms/FileField.tsx" error="error/bad-file-format">
        <FileField {...labelled} accept=".jpg,.png" current="/favicon.svg" />
      </FieldSpecimen>
    </>
  )
}
