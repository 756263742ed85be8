"""Small games by the rules of Spartacus, for those who study methods: their values are known exactly."""
