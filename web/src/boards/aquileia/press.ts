/** What Enter and the space bar do on a piece that can be chosen. */
export function press(choose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    choose();
  };
}
