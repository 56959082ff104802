// Profiles are the same for everybody: the link to the panel appears for those who may edit the facility.
if (document.querySelector('[data-edit]')) import('./edit-links.ts')
