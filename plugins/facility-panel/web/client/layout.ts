// Profiles are the same for everybody: the link to the panel appears for those who may edit the facility. Visitors load nothing for it.
const load = () => import('./edit-links.ts')
if (document.querySelector('[data-edit]')) {
  if (document.documentElement.dataset['user'] === undefined) addEventListener('user', load, { once: true })
  else load()
}
