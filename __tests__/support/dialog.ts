/** jsdom knows the dialog element but not its methods; the journeys test the real ones. */
export function giveDialogsMethods(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
