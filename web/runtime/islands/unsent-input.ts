const formsWithInput = new Set<HTMLFormElement>()

// Search and filter forms are sent by GET; their input is not lost by a reload.
const isSearchForm = (form: HTMLFormElement) => form.method === 'get' && form.hasAttribute('action')

addEventListener(
  'input',
  (event) => {
    const { form } = event.target as HTMLInputElement
    if (form && !isSearchForm(form)) formsWithInput.add(form)
  },
  true,
)
for (const type of ['submit', 'reset']) addEventListener(type, (event) => formsWithInput.delete(event.target as HTMLFormElement), true)

/** Tells if a form on this page has input that was not sent; forms of web/ui/forms report it by `data-unsent`. */
export const hasUnsentInput = (): boolean =>
  [...document.forms].some((form) => (form.dataset['unsent'] ? form.dataset['unsent'] === 'yes' : formsWithInput.has(form)))
