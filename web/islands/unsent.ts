const typedIn = new Set<HTMLFormElement>()

// A form that leads to an address with its fields in it is a search or a filter: what is in it is found again.
const asksOnly = (form: HTMLFormElement) => form.method === 'get' && form.hasAttribute('action')

addEventListener(
  'input',
  (event) => {
    const { form } = event.target as HTMLInputElement
    if (form && !asksOnly(form)) typedIn.add(form)
  },
  true,
)
for (const type of ['submit', 'reset']) addEventListener(type, (event) => typedIn.delete(event.target as HTMLFormElement), true)

/** Whether something was typed into a form on this page and not sent; a form of web/forms knows it of itself (`data-unsent`). */
export const unsent = (): boolean =>
  [...document.forms].some((form) => (form.dataset['unsent'] ? form.dataset['unsent'] === 'yes' : typedIn.has(form)))
