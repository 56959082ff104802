/**
 * Returns the SQL query of the `StoredFile` whose id an SQL expression gives, as jsonb. For data of slots: they are one
 * statement with those of all plugins, so that they cannot ask `Uploads`. Whether everybody may see the file is for the
 * asking plugin to decide.
 */
export const storedFileSql = (id: string): string =>
  `select jsonb_build_object('id', u.id, 'name', u.name, 'alt', u.alt, 'kind', u.kind, 'size', u.size, 'width', u.width, 'height', u.height,
     'files', u.files) from uploads_upload u where u.id = ${id}`
