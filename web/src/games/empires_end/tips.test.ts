import { expect, test } from 'vitest';
import type { Components, Event, Move, View } from '../../generated/empires_end';
import type { Seen, TableInfo } from '../../generated/protocol';
import recorded from '../../generated/recorded/empires_end.json';
import { tips } from './tips';

interface Moment {
  view: View;
  offers: Move[];
}
interface Recorded {
  components: Components;
  frames: (Moment & { events: Event[]; plan: Moment[] })[];
}

test('whole games give the coach something to say most of the time', () => {
  const said = new Set<string>();
  for (const { components, frames } of recorded as unknown as Recorded[]) {
    const table = { components } as unknown as TableInfo;
    for (const frame of frames) {
      for (const { view, offers } of [frame, ...frame.plan]) {
        for (const tip of tips) if (tip.when({ view, offers } as unknown as Seen, frame.events, table)) said.add(tip.message);
      }
    }
  }
  expect(said.size).toBeGreaterThan(22);
});
