/**
 * Names of the form fields with passwords and one-time codes, in all forms of the product. What is typed there is in
 * no draft and never sent back to the browser. A test finds fields for secrets whose name is missing here.
 */
const secretFields: ReadonlySet<string> = new Set(['password', 'new_password', 'password_repeat', 'code'])

/** Tells if a form field holds a secret: `password` and `code` do, `post_code` does not. */
export const isSecretField = (name: string): boolean => secretFields.has(name)
