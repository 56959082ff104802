/**
 * Hidden fields of a form that is posted without scripts; a key in them may differ between server and browser. A form
 * whose fields change has `autoComplete="off"`: otherwise Firefox gives them their former values when the page is reloaded.
 */
export const HiddenFields = ({ of: fields }: { readonly of: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />)
