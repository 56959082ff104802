import type { ComponentProps } from 'react'
import forms from '#web/ui/fields/forms.module.css'

/** Checkbox or radio button in a dialog of the editor. */
export const DialogCheck = ({ label, type = 'checkbox', ...rest }: ComponentProps<'input'> & { readonly label: string }) => (
  <div className={forms['field']}>
    <label className={forms['tick']}>
      <input {...rest} type={type} className={forms['box']} />
      {label}
    </label>
  </div>
)
