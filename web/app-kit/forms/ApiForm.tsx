import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '#web/ui/forms/Form.tsx'
import type { ApiFormHandle } from './api-form.ts'
import { ConflictChoices } from './ConflictChoices.tsx'
import { DraftStateLine, LoadedDraftLine } from './DraftLine.tsx'

interface ApiFormProps<Values extends FieldValues> {
  readonly of: ApiFormHandle<Values>
  /** Labels of the fields in their order, for the list of errors and for conflicts. */
  readonly labels: Readonly<Record<string, string>>
  /** Returns the text of a field's value, for conflicts. Default: the value itself. */
  readonly textOf?: (name: string, value: unknown) => string
  /** The children say where the draft is. */
  readonly showsDraft?: boolean
  readonly children?: ReactNode
}

/** Form of a route: `<ApiForm of={useApiForm(route, …)} labels={…}>` around fields of `web/ui`. */
export const ApiForm = <Values extends FieldValues>({ of, labels, textOf, showsDraft = false, children }: ApiFormProps<Values>) => (
  <Form of={of} labels={labels}>
    {of.draft && <LoadedDraftLine of={of.draft} />}
    <ConflictChoices conflicts={of.conflicts} labels={labels} origin={of.conflictOrigin} isOpen={of.isUnsent} {...(textOf && { textOf })} />
    {children}
    {of.draft && !showsDraft && <DraftStateLine of={of.draft} />}
  </Form>
)
