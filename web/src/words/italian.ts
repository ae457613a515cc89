/** a Anna -> ad Anna, e Eroe -> ed Eroe */
export function euphonic(italian: string): string {
  return italian.replace(/(?<![\p{L}\p{N}])([ae]) (?=\1)/giu, '$1d ');
}
