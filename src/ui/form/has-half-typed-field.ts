/** Whether a field contains text that is not a value yet: the beginning of an option's label, or an incomplete date. */
export const hasHalfTypedField = (fields: object): boolean =>
  Object.entries(fields).some(([id, value]) => value === '' && isHalfTyped(document.getElementById(id)))

const isHalfTyped = (field: Element | null): boolean =>
  field instanceof HTMLInputElement && (field.validity.badInput || (field.type === 'text' && field.value !== ''))
